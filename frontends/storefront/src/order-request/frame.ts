/** The form's two frames: `/buy/…` for one item, `/order` for the saved selection (design.md). */
export type Frame = 'buy' | 'order';
