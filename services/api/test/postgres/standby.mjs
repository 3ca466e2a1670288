export { startStandby } from '@vitrine/local';
