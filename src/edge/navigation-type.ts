/**
 * Records how the visitor navigated here: `<html data-entry="navigate">` if the page is shown from
 * its top. The script precedes the stylesheet, so it runs before the first layout, which can then skip
 * what is far below (styles/base.css). For visitors who reload, come back, or follow an anchor or a
 * search engine's link to a passage, the scroll position depends on the true height of what is
 * above. The navigation entry is read because `location` does not contain the passage
 * (`#:~:text=`).
 */
export const navigationTypeScript =
  "for(let e of performance.getEntriesByType('navigation'))document.documentElement.dataset.entry=e.name.includes('#')||e.type";

/** The script's SHA-256 in base64, for the policy. */
export const navigationTypeHash = 'rgGkPGotAvYd86t0gly/SvMKNURoCfym8ga4/LWT7/4=';
