/** How the company is reached where staff have not written it; the addresses are reserved for examples and lead nowhere. */
export const COMPANY = {
  email: 'atelier@vitrine.example',
  phone: '+49 89 99998010',
  social: [
    { name: 'video', href: 'https://video.vitrine.example' },
    { name: 'photos', href: 'https://photos.vitrine.example' },
    { name: 'apps', href: 'https://apps.vitrine.example' },
    { name: 'site', href: 'https://www.vitrine.example' },
  ],
} as const;

/** The address by which a telephone dials a number, however it is written. */
export const telephoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
