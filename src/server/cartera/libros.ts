/** The two books of the ledger, and all that tells them apart. */
export const LIBROS = {
  deudas: {
    /** Key of its amount among the money that a till counts. */
    counted: 'deuda',
    /** The column that only this book has. */
    ownColumn: 'razon',
    thisRow: 'esta deuda',
    notFound: 'La deuda no existe o ya fue eliminada.',
    deletion: 'eliminarDeuda',
    deleted: 'Deuda eliminada exitosamente.',
    removed: 'quitar su deuda o dejarla en cero',
  },
  abonos: {
    counted: 'abono',
    ownColumn: 'origen',
    thisRow: 'este abono',
    notFound: 'El abono no existe o ya fue eliminado.',
    deletion: 'eliminarAbono',
    deleted: 'Abono eliminado exitosamente.',
    removed: 'quitar su abono o dejarlo en cero',
  },
} as const

export type Libro = keyof typeof LIBROS
