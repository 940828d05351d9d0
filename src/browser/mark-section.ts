/** Marks the header's link to the section that crosses the middle of the window. */
export function markSection(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header [data-section]')) {
    const section = link.pathname === location.pathname && document.querySelector(link.hash);
    if (!section) continue;
    new IntersectionObserver(
      (entries) => {
        // A fast scroll enters and leaves a section in one batch of entries.
        link.ariaCurrent = entries.at(-1)?.isIntersecting ? 'location' : null;
      },
      { rootMargin: '-50% 0%' },
    ).observe(section);
  }
}
