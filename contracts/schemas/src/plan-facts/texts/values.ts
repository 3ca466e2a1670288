/** A fact that is the same for every plan. */
export const always = (text: string) => ({ product: text, monthly: text, enhanced: text });

/** A fact with one value for a purchase and one for both monthly plans. */
export const byPayment = (product: string, monthly: string) => ({ product, monthly, enhanced: monthly });
