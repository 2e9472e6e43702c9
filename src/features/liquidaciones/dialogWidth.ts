/** Section 9: the settlement dialogs are 60vw wide, 50rem at most. The minimum fits two columns of fields. */
export const DIALOG_SIZE = { width: 'max(60vw, 36rem)', maxWidth: '50rem' }
