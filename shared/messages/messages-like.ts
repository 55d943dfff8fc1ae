/** Exactly the keys of the English messages of an area: a missing or a surplus one is a type error. */
export type MessagesLike<English> = { readonly [Key in keyof English]: string };
