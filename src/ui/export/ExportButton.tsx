import ArrowDropDown from '@mui/icons-material/ArrowDropDown'
import Download from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import ButtonGroup from '@mui/material/ButtonGroup'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { SxProps, Theme } from '@mui/material/styles'
import { memo, useCallback, useState } from 'react'
import { lazyComponent } from '../loading/lazyComponent'
import { ShortcutButton } from '../shortcuts/ShortcutButton'
import type { Exportable } from './exportable'
import type { Format } from './ExportJob'
import { useMenuAnchor } from '../buttons/useMenuAnchor'

const ExportJob = lazyComponent(() => import(/* webpackChunkName: "export" */ './ExportJob'))

const FORMATS: readonly Format[] = ['CSV', 'Excel', 'Imprimir']

/** So that a laptop's width has room for the arrow too. */
const TIGHT: SxProps<Theme> = {
  '& .MuiButtonGroup-firstButton': { border: 0, paddingRight: '2px' },
  '& .MuiButtonGroup-lastButton': { minWidth: 0, paddingInline: '2px' },
}

interface Props {
  /** The table as it is when a format is chosen. */
  exportable: () => Exportable
  disabled?: boolean
}

/** The button Exportar, which gives a CSV, and beside it the other formats. */
export const ExportButton = memo(function ExportButton({ exportable, disabled }: Props) {
  const { buttonProps, menuProps, close } = useMenuAnchor()
  const [job, setJob] = useState<{ format: Format; exportable: Exportable } | null>(null)

  const onDone = useCallback(() => setJob(null), [])

  const start = (format: Format) => () => {
    close()
    if (!job) setJob({ format, exportable: exportable() })
  }

  return (
    <>
      <ButtonGroup variant="text" sx={TIGHT}>
        <ShortcutButton
          shortcut="exportar"
          startIcon={<Download />}
          disabled={disabled}
          onClick={start('CSV')}
        >
          Exportar
        </ShortcutButton>
        <Button aria-label="Más formatos" title="Más formatos" disabled={disabled} {...buttonProps}>
          <ArrowDropDown fontSize="small" />
        </Button>
      </ButtonGroup>
      <Menu {...menuProps}>
        {FORMATS.map((format) => (
          <MenuItem key={format} onClick={start(format)}>
            {format}
          </MenuItem>
        ))}
      </Menu>
      {job && <ExportJob {...job} onDone={onDone} />}
    </>
  )
})
