import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import {
  gridRowSelectionManagerSelector,
  useGridApiContext,
  useGridSelector,
  type GridRowId,
} from '@mui/x-data-grid'
import { useEffect, useRef } from 'react'
import { Figure, Line } from './Part'
import type { CardParts } from './parts'
import { Surface } from './styles'

interface Props<Row> {
  id: GridRowId
  row: Row
  parts: CardParts<Row>
  /** Why it is highlighted, in words. */
  status?: string
}

/** A row as a card. */
export function RecordCard<Row>({ id, row, parts, status }: Props<Row>) {
  const selected = useGridSelector(useGridApiContext(), gridRowSelectionManagerSelector).has(id)
  const surface = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A new row, or one that the screen selects.
    if (selected) surface.current?.scrollIntoView({ block: 'nearest' })
  }, [selected])

  return (
    <Surface ref={surface}>
      <div className="titulo">
        <Line columns={parts.title} row={row} />
      </div>
      <div className="segunda">
        <Typography component="div" variant="body2" className="subtitulo">
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
