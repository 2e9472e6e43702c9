import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { downloadTemplate } from '../fileRows/template'
import { problemInWords } from '../../ui/files/reading/problems'
import { readFile, type ReadSource } from '../../ui/files/reading/readFile'
import { titlesOf } from '../fileRows/matching'
import type { Import } from './useSending'

const ACCEPTED = '.xlsx,.xlsm,.csv,.tsv,.txt,.xls'

/** The first step: a file, or what was copied from a spreadsheet. */
export function ReadStep({ work: { noun, open } }: { work: Import }) {
  const input = useRef<HTMLInputElement>(null)
  const [reading, setReading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [pasted, setPasted] = useState('')

  const receive = async (content: Blob, name: string) => {
    if (reading) return
    setProblem(null)
    setReading(true)
    const read = await readFile(content, name, titlesOf(noun)).catch((): ReadSource => ({
      problem: 'unreadable',
    }))
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
      sx={{ flex: 1 }}
      onDragOver={(event) => {
        event.preventDefault()
        event.stopPropagation()
      }}
      onDrop={(event) => {
        if (event.dataTransfer.files.length > 1) setProblem('Suelte un solo archivo.')
        else choose(event.dataTransfer.files[0])
      }}
    >
      <Typography>
        Un archivo de Excel (.xlsx) o de texto (.csv, .txt) con una fila de títulos. También puede arrastrarlo
        hasta aquí.
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
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
      <TextField
        label="O pegue aquí lo copiado de Excel"
        multiline
        minRows={4}
        maxRows={8}
        value={pasted}
        onChange={({ target }) => setPasted(target.value)}
      />
      <div>
        <Button
          disabled={reading || pasted.trim() === ''}
          onClick={() => void receive(new Blob([pasted]), 'lo pegado')}
        >
          Usar lo pegado
        </Button>
      </div>
    </Stack>
  )
}
