/**
 * Says how the visitor came to the page: `<html data-entry="navigate">` if it is shown from its
 * top. It stands before the stylesheet, so that it runs before the first layout, which then may
 * leave out what is far below (styles/base.css). Who reloads, comes back, or follows an anchor or a
 * search engine's link to a passage is put somewhere by the true height of what is above. The
 * passage (`#:~:text=`) is not in `location`.
 */
export const arrivalScript =
  "for(let e of performance.getEntriesByType('navigation'))document.documentElement.dataset.entry=e.name.includes('#')||e.type";

/** The script's SHA-256 in base64, for the policy. */
export const arrivalHash = 'rgGkPGotAvYd86t0gly/SvMKNURoCfym8ga4/LWT7/4=';
