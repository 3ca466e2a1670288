import { contentPageResource } from '@vitrine/schemas';
import { resourceForm } from '../shared/resource/index.js';

export const form = resourceForm(contentPageResource);
