/** Shown below every field for a new password. */
export const PASSWORD_HINT = '12 to 128 characters; several unusual words are hard to guess and easy to keep in mind';
