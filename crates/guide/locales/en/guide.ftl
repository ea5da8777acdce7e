board-rulebook = This board is as the rulebook has it.
board-public = This board is a public transcription.
board-reconstructed = This board is a reconstruction.
