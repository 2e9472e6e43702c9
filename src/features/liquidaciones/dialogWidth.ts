/** Section 9: the settlement dialogs are 60vw wide, 50rem at most; but never less than two columns of fields need. */
export const ANCHO_DIALOGO = 'max(60vw, 36rem)'
export const ANCHO_MAXIMO_DIALOGO = '50rem'
