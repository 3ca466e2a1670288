/** What the settings tell of the company (back-office spec §2, Settings: hard-coded). */
export const SITE = {
  company: 'Vitrine',
  website: 'https://www.vitrine.example',
  version: '1.0.0',
  description: 'Premium app editions and accessories for luxury watch and jewellery retailers',
} as const;
