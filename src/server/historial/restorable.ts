import type { Sustantivo } from '../../contract/historial'

/** What can be deleted, and its words. */
export const RESTORABLE = {
  liquidaciones: {
    deleted: 'La liquidación fue eliminada.',
    restored: 'Liquidación restaurada.',
    taken:
      'Ya existe otra liquidación de ese bus para esa fecha: elimínela o cámbiela antes de restaurar esta.',
  },
  abonos: {
    deleted: 'El abono fue eliminado.',
    restored: 'Abono restaurado.',
    taken: 'Su liquidación tiene otro abono: elimínelo antes de restaurar este.',
  },
  deudas: {
    deleted: 'La deuda fue eliminada.',
    restored: 'Deuda restaurada.',
    taken: 'Su liquidación tiene otra deuda: elimínela antes de restaurar esta.',
  },
  festivos: {
    deleted: 'El festivo fue eliminado.',
    restored: 'Festivo restaurado.',
    taken: 'Ya existe un festivo en esa fecha.',
  },
} as const satisfies Partial<Record<Sustantivo, { deleted: string; restored: string; taken: string }>>

export type Restorable = keyof typeof RESTORABLE

export const isRestorable = (sustantivo: Sustantivo): sustantivo is Restorable =>
  Object.hasOwn(RESTORABLE, sustantivo)
