import { fechaLarga } from '../../contract/fechas'
import type { Nouns } from '../db/changes/noun'

export const CIERRES: Nouns['cierres'] = {
  label: ({ fecha, nombre }) => `Cierre del ${fechaLarga(fecha)} de ${nombre}`,
  parts: {
    table: 'cierreLiquidaciones',
    owner: 'cierreUuid',
    // Empty once it is reopened.
    field: 'contadas',
    columns: ['fecha', 'busNumero'],
    orderBy: ['fecha', 'busNumero'],
  },
}
