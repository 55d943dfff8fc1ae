/** Exit codes of the terminal program, as its help states them. */
export const EXIT = {
  /** Answered, or done. */
  answered: 0,
  /** The search found no rule. */
  noRule: 1,
  /** The command was not understood, or names a library or document that does not exist. */
  usage: 2,
  /** Something failed; for `import`: a file was refused; for `verify`: a problem was found. */
  failure: 3,
  /** Interrupted from the keyboard. */
  interrupted: 130,
} as const;
