export { Terms as Page } from '../sections/terms/terms.tsx';
