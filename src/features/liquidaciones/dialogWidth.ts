/** Section 9: the settlement dialogs are 60vw wide, 50rem at most. */
export const ANCHO_DIALOGO = '60vw'
export const ANCHO_MAXIMO_DIALOGO = '50rem'
