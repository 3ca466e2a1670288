/** German texts of the screens. */
export const GERMAN = {
  tabs: {
    house: 'Haus',
    catalogue: 'Kollektion',
    wishlist: 'Wunschliste',
    appointment: 'Termin',
    repair: 'Atelier',
    certificate: 'Zertifikat',
  },
  navigation: 'Bereiche der App',
  back: 'Zurück',
  house: {
    welcome: 'Willkommen bei',
    line: 'Uhren und Schmuck, mit Zeit ausgesucht.',
    discover: 'Kollektion ansehen',
    book: 'Termin vereinbaren',
    today: 'Heute geöffnet bis 18:30 Uhr',
    address: 'Goldgasse 12, München',
    fresh: 'Neu eingetroffen',
    services: 'Für Sie',
    repair: 'Ihre Reparatur',
    repairState: 'Schritt 3 von 5',
    certificate: 'Ihre Zertifikate',
    certificateState: '1 Stück registriert',
  },
  catalogue: {
    eyebrow: 'Herbst',
    title: 'Die Kollektion',
    filters: { all: 'Alle', watches: 'Uhren', jewellery: 'Schmuck', fresh: 'Neu' },
    filter: 'Auswahl',
    add: '{name} merken',
    remove: '{name} nicht mehr merken',
  },
  pieces: {
    automatic: { name: 'Automatik 39', detail: 'Stahl, Saphirglas' },
    solitaire: { name: 'Solitär', detail: '0,70 ct, 750er Gold' },
    moonphase: { name: 'Mondphase', detail: 'Handaufzug, Gold' },
    pendant: { name: 'Medaillon', detail: 'Guillochiert, Gold' },
    drops: { name: 'Ohrhänger', detail: 'Brillanten, Gold' },
    bracelet: { name: 'Armband', detail: 'Ankerkette, Gold' },
  },
  wishlist: {
    eyebrow: 'Persönlich',
    title: 'Ihre Wunschliste',
    empty: 'Noch ist nichts gemerkt. Ein Herz an einem Stück der Kollektion genügt.',
    browse: 'Zur Kollektion',
    try: 'Im Haus anprobieren',
    note: 'Wir legen Ihre Stücke bereit.',
    total: 'Zusammen',
  },
  appointment: {
    eyebrow: 'Persönlich',
    title: 'Ihr Termin im Haus',
    month: 'November',
    weekdays: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
    day: '{day}. November',
    times: 'Uhrzeit',
    time: '{time} Uhr',
    with: 'Ihr Gespräch mit',
    adviser: 'Frau Lindner, Uhren',
    book: 'Termin anfragen',
    booked: 'Wir erwarten Sie am {day}. November um {time} Uhr.',
    change: 'Anderen Termin wählen',
  },
  repair: {
    eyebrow: 'Im Atelier',
    title: 'Ihre Reparatur',
    piece: 'Automatik 39',
    job: 'Große Revision, Auftrag 4071',
    done: 'erledigt',
    current: 'in Arbeit',
    open: 'folgt',
    steps: ['Angenommen', 'Kostenvoranschlag bestätigt', 'Werk zerlegt und gereinigt', 'Gangprüfung', 'Abholbereit'],
    dates: ['2. November', '5. November', 'seit 12. November', 'etwa 24. November', 'etwa 27. November'],
    note: 'Frau Berger arbeitet an Ihrer Uhr.',
    ask: 'Termin zur Abholung',
  },
  certificate: {
    eyebrow: 'Echtheitszertifikat',
    title: 'Automatik 39',
    facts: [
      ['Nummer', 'A39 · 0217'],
      ['Gehäuse', 'Stahl, 39 mm'],
      ['Werk', 'Automatik, 28 Steine'],
      ['Gekauft', '14. März 2026'],
      ['Garantie', 'bis März 2031'],
    ],
    seal: 'Geprüft und registriert von',
    service: 'Service vereinbaren',
  },
} as const satisfies TextTree;

interface TextTree {
  readonly [key: string]: string | TextTree | readonly (string | readonly string[])[];
}

/** The same keys with texts of any language. */
type Translated<Value> = Value extends string ? string : { readonly [Key in keyof Value]: Translated<Value[Key]> };

export type AppTexts = Translated<typeof GERMAN>;
