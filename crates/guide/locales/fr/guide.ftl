board-rulebook = Ce plateau est celui du livret de règles.
board-public = Ce plateau est une transcription publique.
board-reconstructed = Ce plateau est une reconstitution.
