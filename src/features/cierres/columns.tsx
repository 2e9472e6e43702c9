import LockIcon from '@mui/icons-material/LockOutlined'
import Chip, { type ChipProps } from '@mui/material/Chip'
import { CIERRES } from '../../records/nouns/cierres'
import { columnsOf } from '../../records/nouns/noun'
import { optionName } from '../../ui/tableState/columns'
import { differenceText, type CajaFila, type Estado } from './rows'

const ESTADOS: readonly { valor: Estado; nombre: string }[] = [
  { valor: 'abierta', nombre: 'Abierta' },
  { valor: 'reabierta', nombre: 'Reabierta' },
  { valor: 'cerrada', nombre: 'Cerrada' },
  { valor: 'cambiada', nombre: 'Cerrada, cambió' },
]

const LOOKS: Partial<Record<Estado, ChipProps>> = {
  cerrada: { icon: <LockIcon /> },
  cambiada: { icon: <LockIcon />, color: 'error' },
}

export const COLUMNS = columnsOf<CajaFila>(CIERRES, {
  id: null,
  nombre: { card: 'title', flex: 0.9, minWidth: 112, wraps: true },
  estado: {
    title: 'Estado',
    card: 'subtitle',
    kind: 'option',
    options: ESTADOS,
    width: 138,
    render: ({ estado }) => (
      <Chip size="small" variant="outlined" label={optionName(ESTADOS, estado)} {...LOOKS[estado]} />
    ),
  },
  liquidaciones: { title: 'Liq.', description: 'Liquidaciones', width: 50 },
  pendientes: { title: 'Pend.', description: 'Liquidaciones pendientes', width: 60 },
  netoReg: { minWidth: 106 },
  netoSensor: { minWidth: 106 },
  abonos: { minWidth: 88 },
  deudas: { minWidth: 88 },
  esperado: { card: 'figure', minWidth: 100 },
  contado: { card: 'figure', minWidth: 98 },
  diferencia: {
    card: 'figure',
    minWidth: 140,
    format: (value) => differenceText(typeof value === 'number' ? value : null),
  },
  cerradoPor: { minWidth: 110, wraps: true, hidden: true },
})
