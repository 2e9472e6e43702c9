import { styled } from '@mui/material/styles'
import { paletteOf } from '../palette'

/** Why a row of a ledger that belongs to a settlement cannot be changed there. */
export const SE_EDITA_EN_SU_LIQUIDACION = 'Se edita en su liquidación.'

const Celda = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minWidth: 0,
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > small': {
    flex: 'none',
    padding: '1px 6px',
    border: `1px solid ${paletteOf(theme).borde}`,
    borderRadius: 10,
    fontSize: '0.6875rem',
    lineHeight: 1.4,
    color: paletteOf(theme).text.secondary,
  },
}))

interface Props {
  /** What the row says of itself. */
  texto: string
  /** The settlement that the row belongs to, if any. */
  liquidacionUuid: string | null | undefined
}

/** A ledger's cell that says where its row comes from: rows of a settlement are edited there. */
export function FromLiquidacion({ texto, liquidacionUuid }: Props) {
  return (
    <Celda>
      <span title={texto}>{texto}</span>
      {liquidacionUuid && <small title={SE_EDITA_EN_SU_LIQUIDACION}>De liquidación</small>}
    </Celda>
  )
}
