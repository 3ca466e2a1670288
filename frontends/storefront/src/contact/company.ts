/** How the house is reached; the addresses are reserved for examples and lead nowhere. */
export const company = {
  email: 'kontakt@vitrine.example',
  phone: '+49 89 0000 0000',
  social: [
    { name: 'video', href: 'https://video.vitrine.example' },
    { name: 'photos', href: 'https://photos.vitrine.example' },
    { name: 'apps', href: 'https://apps.vitrine.example' },
    { name: 'site', href: 'https://www.vitrine.example' },
  ],
} as const;
