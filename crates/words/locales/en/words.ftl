refusal = { $why } [{ $rule }]
