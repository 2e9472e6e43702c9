/**
 * A mask for dates typed as digits: `05`, `0526` and `05062026` gain their separators as they grow. Typed separators are
 * kept.
 */

/** Groups a date's digits by 2, 2 and 4, joined by `separator`; at most 8 digits. */
export function mask(text: string, separator: string): string {
  const groups = text.split(/\D+/)
  const isSeparated =
    groups[0] !== '' && groups.length > 1 && groups.every((group, i) => group.length <= (i === 2 ? 4 : 2))
  if (isSeparated && groups.length <= 3) {
    // A separator typed after one digit closes its group: '5/' is '05/'.
    const closed = groups.map((group, i) =>
      groups.at(-1) === '' && i === groups.length - 2 && group ? group.padStart(2, '0') : group,
    )
    return closed.join(separator)
  }
  const digits = text.replace(/\D/g, '').slice(0, 8)
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join(separator)
}
