/** The mark that our own server puts into the head of the page that it serves. */
export const OWN_SERVER = '<meta name="servidor-propio" content="si">'

/** Has the page belong to another host until the test ends. */
export const anotherHost = () =>
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta name="api-base-url" content="https://otra.example/api">',
  )
