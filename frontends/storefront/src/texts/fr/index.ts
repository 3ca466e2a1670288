import { FRENCH } from '@vitrine/schemas/texts/fr';
import { addStorefrontTexts } from '../add-texts.js';
import { APP } from './app.js';
import { CATALOGUE } from './catalogue.js';
import { COMPANY } from './company.js';
import { FRAME } from './frame.js';
import { ORDERS } from './orders.js';
import { REQUESTS } from './requests.js';
import { SHARED } from './shared.js';

addStorefrontTexts('fr', { ...CATALOGUE, ...COMPANY, ...FRAME, ...ORDERS, ...REQUESTS, ...SHARED }, FRENCH, APP);
