/** The mark that our own server puts into the head of the page that it serves. */
export const OWN_SERVER = '<meta name="servidor-propio" content="si">'
