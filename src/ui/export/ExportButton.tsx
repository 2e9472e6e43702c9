import ArrowDropDown from '@mui/icons-material/ArrowDropDown'
import Download from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import ButtonGroup from '@mui/material/ButtonGroup'
import CircularProgress from '@mui/material/CircularProgress'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { SxProps, Theme } from '@mui/material/styles'
import { memo, useState } from 'react'
import { lazyComponent } from '../loading/lazyComponent'
import { ShortcutButton } from '../shortcuts/ShortcutButton'
import type { Exportable } from './exportable'
import { useMenuAnchor } from '../buttons/useMenuAnchor'

const CsvJob = lazyComponent(() => import(/* webpackChunkName: "export-csv" */ './CsvJob'))
const ExcelJob = lazyComponent(() => import(/* webpackChunkName: "export-excel" */ './ExcelJob'))
const PrintJob = lazyComponent(() => import(/* webpackChunkName: "print" */ './PrintJob'))

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
  const [job, setJob] = useState<{ Job: typeof ExcelJob; exportable: Exportable } | null>(null)

  const start = (Job: typeof ExcelJob) => () => {
    close()
    if (!job) setJob({ Job, exportable: exportable() })
  }

  return (
    <>
      <ButtonGroup variant="text" sx={TIGHT}>
        <ShortcutButton
          shortcut="exportar"
          // Not MUI's `loading`, which disables the button and so takes the focus from it.
          startIcon={job ? <CircularProgress size={18} color="inherit" /> : <Download />}
          aria-busy={job !== null}
          disabled={disabled}
          onClick={start(CsvJob)}
        >
          Exportar
        </ShortcutButton>
        <Button aria-label="Más formatos" title="Más formatos" disabled={disabled} {...buttonProps}>
          <ArrowDropDown fontSize="small" />
        </Button>
      </ButtonGroup>
      <Menu {...menuProps}>
        <MenuItem onClick={start(CsvJob)}>CSV</MenuItem>
        <MenuItem onClick={start(ExcelJob)}>Excel</MenuItem>
        <MenuItem onClick={start(PrintJob)}>Imprimir</MenuItem>
      </Menu>
      {job && <job.Job exportable={job.exportable} onDone={() => setJob(null)} />}
    </>
  )
})
