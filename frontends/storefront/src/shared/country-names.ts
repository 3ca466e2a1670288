export { countryName } from '@vitrine/schemas/country-names';
