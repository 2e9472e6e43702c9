/** Plain data that the browser keeps as JSON: for good in `localStorage`, for as long as the tab in `sessionStorage`. */
type Area = 'localStorage' | 'sessionStorage'

/** Reads the value under a key, which the caller validates; null where there is nothing, or storage is forbidden. */
export function readStored(area: Area, key: string): unknown {
  try {
    return JSON.parse(window[area].getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Stores a value, or takes it away where it is null. Where storage is full or forbidden, nothing is kept. */
export function store(area: Area, key: string, value: object | boolean | null) {
  try {
    if (value !== null) window[area].setItem(key, JSON.stringify(value))
    else window[area].removeItem(key)
  } catch {
    return
  }
}
