import CardActionArea from '@mui/material/CardActionArea'
import Checkbox from '@mui/material/Checkbox'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useRef } from 'react'
import type { Highlight } from '../table/Legend'
import { Figure, Line } from './Part'
import type { CardParts } from './parts'
import { Surface } from './styles'

export interface RecordCardProps<Row> {
  row: Row
  parts: CardParts<Row>
  highlight?: Highlight
  /** The highlight in words. */
  status?: string
  /** A colleague has just changed it. */
  recent: boolean
  selected: boolean
  /** Absent where rows cannot be selected. */
  onSelect?: () => void
  onDoubleClick?: () => void
  /** Allows several cards to be chosen, each by its checkbox. */
  multiple: boolean
}

/** A row as a card. The button that selects it lies under the text, so that the links in the text are not inside a button. */
export function RecordCard<Row>(props: RecordCardProps<Row>) {
  const { row, parts, highlight, status, selected, onSelect, multiple } = props
  const id = useId()
  const names = { 'aria-labelledby': `${id}titulo ${id}subtitulo` }
  const surface = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // A new row, or one that the screen selects.
    if (selected && !multiple) surface.current?.scrollIntoView({ block: 'nearest' })
  }, [selected, multiple])

  return (
    <Surface
      ref={surface}
      variant="outlined"
      className={[highlight, props.recent && 'reciente', selected && 'elegida'].filter(Boolean).join(' ')}
    >
      {multiple ? (
        <label className="debajo" htmlFor={`${id}casilla`} />
      ) : (
        onSelect && (
          <CardActionArea
            className="debajo"
            {...names}
            aria-pressed={selected}
            onClick={onSelect}
            onDoubleClick={props.onDoubleClick}
          />
        )
      )}
      <header>
        {multiple && (
          <Checkbox id={`${id}casilla`} checked={selected} onChange={onSelect} slotProps={{ input: names }} />
        )}
        <Typography id={`${id}titulo`} component="div" className="titulo">
          <Line columns={parts.title} row={row} />
        </Typography>
      </header>
      <div className="segunda">
        <Typography id={`${id}subtitulo`} component="div" variant="body2" className="subtitulo">
          {parts.subtitle.length > 0 && <Line columns={parts.subtitle} row={row} />}
        </Typography>
        {status && <Chip size="small" variant="outlined" label={status} />}
      </div>
      {parts.figures.length > 0 && (
        <dl>
          {parts.figures.map((column) => (
            <Figure key={column.field} column={column} row={row} />
          ))}
        </dl>
      )}
    </Surface>
  )
}
