import { styled } from '@mui/material/styles'
import { paletteOf } from '../../ui/style/palette'

const Cell = styled('span')(({ theme }) => ({
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
  text: string
  /** Names the row's settlement, if any. */
  link: string | undefined
}

/** A cell's text, marked when the row belongs to a settlement. */
export function FromLiquidacion({ text, link }: Props) {
  return (
    <Cell>
      <span title={text}>{text}</span>
      {link && <small title={link}>De liquidación</small>}
    </Cell>
  )
}
