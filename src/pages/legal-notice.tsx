export { LegalNotice as Page } from '../sections/legal-notice/legal-notice.tsx';
