/** A fact that is the same with every plan. */
export const always = (text: string) => ({ product: text, monthly: text, enhanced: text });

/** A fact of a purchase, and another one of both monthly plans. */
export const byPayment = (product: string, monthly: string) => ({ product, monthly, enhanced: monthly });
