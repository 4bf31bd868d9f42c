/** The old names of these options, which Chromium requires before version 121. */
const VISIBLE = {checkOpacity: true, checkVisibilityCSS: true};

/** Safari lacks `checkVisibility` before version 17.4. */
type Tooltip = Partial<Pick<Element, 'checkVisibility'>>;

/** Whether the definition of a term, or another tooltip, is shown. */
export function isTooltipShown(): boolean {
  return Array.from(document.querySelectorAll('[role="tooltip"]')).some(
    (tooltip: Tooltip) => tooltip.checkVisibility?.(VISIBLE),
  );
}
