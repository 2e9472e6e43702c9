/** The screens of a record's rows, with the search preset. */
export const withSearch = (path: string, search: Record<string, string>) =>
  `${path}?${new URLSearchParams(search).toString()}`
