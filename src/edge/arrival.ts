/**
 * Marks a page that is shown from its top. It stands before the stylesheet, so that it runs before
 * the first layout, which then may leave out what is far below (styles/base.css). Who reloads,
 * comes back or follows an anchor is put somewhere by the true height of what is above.
 */
export const arrivalScript =
  "performance.getEntriesByType('navigation')[0]?.type=='navigate'&&!location.hash&&(document.documentElement.dataset.fromTop='')";

/** The script's SHA-256 in base64, for the policy. */
export const arrivalHash = 'zexbxK2M9SphpyGiOtF2wZXAJUJjAu2KvB7vxnEDH2Q=';
