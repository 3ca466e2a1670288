/** The two routes of the form: `/buy/…` for one item, `/order` for the saved selection. */
export type OrderRoute = 'buy' | 'order';
