/** Section 9: 20vw, with a minimum that fits the buttons. */
export const DIALOG_WIDTH = 'max(20vw, 16rem)'
