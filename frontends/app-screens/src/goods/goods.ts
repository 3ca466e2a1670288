/** What the demonstration app sells. Names and details are in the texts, by id. */
export const PIECES = [
  { id: 'automatic', kind: 'watch', price: 6400, fresh: true },
  { id: 'solitaire', kind: 'ring', price: 4850, fresh: true },
  { id: 'moonphase', kind: 'watch', price: 18600, fresh: false },
  { id: 'pendant', kind: 'pendant', price: 2290, fresh: true },
  { id: 'drops', kind: 'earrings', price: 3700, fresh: false },
  { id: 'bracelet', kind: 'bracelet', price: 5200, fresh: false },
] as const;

export type Piece = (typeof PIECES)[number];
export type PieceId = Piece['id'];

/** Filters of the catalogue. */
export const FILTERS = ['all', 'watches', 'jewellery', 'fresh'] as const;
export type Filter = (typeof FILTERS)[number];

/** The pieces that `filter` shows, in their order. */
export const filterPieces = (filter: Filter): Piece[] =>
  PIECES.filter(({ kind, fresh }) => {
    if (filter === 'watches') return kind === 'watch';
    if (filter === 'jewellery') return kind !== 'watch';
    return filter === 'all' || fresh;
  });

/** The piece with an id. */
export const findPiece = (id: PieceId): Piece => PIECES.find((piece) => piece.id === id) ?? PIECES[0];
