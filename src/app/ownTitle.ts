import { createContext, use, useEffect } from 'react'

/** The title that the page on screen gives itself, over its route's, and its setter. */
export const OwnTitle = createContext<{ own: string | null; setOwn: (title: string | null) => void }>({
  own: null,
  setOwn: () => undefined,
})

/** Titles the page by what it is about: a driver's name. */
export function useOwnTitle(title: string) {
  const { setOwn } = use(OwnTitle)
  useEffect(() => {
    setOwn(title)
    return () => setOwn(null)
  }, [title, setOwn])
}
