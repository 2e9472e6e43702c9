import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Stack from '@mui/material/Stack'
import UploadIcon from '@mui/icons-material/FileUploadOutlined'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { downloadTemplate } from '../fileRows/template'
import { problemInWords } from '../../ui/files/reading/problems'
import { readFile } from '../../ui/files/reading/readFile'
import { titlesOf } from '../fileRows/matching'
import type { Import } from './useSending'

const ACCEPTED = '.xlsx,.xlsm,.csv,.tsv,.txt,.xls'

/** A place to drop a file on, as large as the dialog. */
const ZONE = {
  flex: 1,
  alignItems: 'center',
  justifyContent: 'center',
  p: 2,
  border: '2px dashed',
  borderColor: 'divider',
  borderRadius: 1,
}

/** The first step: a file, or what was copied from a spreadsheet. */
export function ReadStep({ work: { noun, open } }: { work: Import }) {
  const input = useRef<HTMLInputElement>(null)
  const [reading, setReading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const receive = async (content: Blob, name: string) => {
    if (reading) return
    setProblem(null)
    setReading(true)
    const read = await readFile(content, name, titlesOf(noun))
    setReading(false)
    if ('problem' in read) setProblem(problemInWords(read))
    else open(read.file)
  }
  const choose = (file: File | undefined) => {
    if (file) void receive(file, file.name)
  }

  return (
    <Stack
      spacing={2}
      sx={ZONE}
      onDragOver={(event) => {
        event.preventDefault()
        event.stopPropagation()
      }}
      onDrop={(event) => {
        if (event.dataTransfer.files.length > 1) setProblem('Suelte un solo archivo.')
        else choose(event.dataTransfer.files[0])
      }}
      onPaste={(event) => {
        event.preventDefault()
        const [file] = event.clipboardData.files
        if (file) choose(file)
        else void receive(new Blob([event.clipboardData.getData('text')]), 'Texto pegado')
      }}
    >
      <UploadIcon fontSize="large" color="action" />
      <Typography align="center">
        Un archivo de Excel (.xlsx) o de texto (.csv, .txt) con una fila de títulos. También puede arrastrarlo
        hasta aquí.
      </Typography>
      <Stack direction="row" spacing={1}>
        <Button variant="contained" autoFocus disabled={reading} onClick={() => input.current?.click()}>
          Elegir archivo
        </Button>
        <Button onClick={() => void downloadTemplate(noun)}>Descargar plantilla</Button>
        {reading && <CircularProgress size={24} aria-label="Leyendo el archivo" />}
      </Stack>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        aria-label="Archivo"
        hidden
        onChange={({ target }) => {
          choose(target.files?.[0])
          // The same file can be chosen again, once it is mended.
          target.value = ''
        }}
      />
      {problem && <Alert severity="error">{problem}</Alert>}
      {/* Takes what is pasted alone: what is typed in it would go nowhere. */}
      <TextField
        label="O pegue aquí lo copiado de Excel"
        value=""
        onChange={() => undefined}
        sx={{ width: 'min(24rem, 100%)' }}
      />
    </Stack>
  )
}
