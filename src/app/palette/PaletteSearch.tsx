import Alert from '@mui/material/Alert'
import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import CloseIcon from '@mui/icons-material/Close'
import SearchIcon from '@mui/icons-material/Search'
import { useState } from 'react'
import { autocompleteTexts } from '../../ui/fields/autocompleteParts'
import type { PaletteOption } from './option'
import { OptionGroup, OptionRow } from './OptionRow'
import { InPlace, List } from './PaletteList'
import { shownOptions } from './shownOptions'
import { useSources } from './useSources'

const LABEL = 'Buscar en todo'
const texts = autocompleteTexts(LABEL)

interface Props {
  recent: readonly string[]
  today: string
  onChoose: (option: PaletteOption) => void
  onClose: () => void
}

/** The palette's field, its list always open below, and what became of the lists that it searches. */
export function PaletteSearch({ recent, today, onChoose, onClose }: Props) {
  const [text, setText] = useState('')
  const sources = useSources()
  const all = sources.flatMap(({ options }) => options)
  const loading = sources.some((source) => source.loading)

  const renderInput = ({ slotProps, ...params }: AutocompleteRenderInputParams) => (
    <TextField
      {...params}
      autoFocus
      placeholder="Conductor, bus, pantalla, búsqueda o día"
      slotProps={{
        ...slotProps,
        htmlInput: { ...slotProps.htmlInput, 'aria-label': LABEL },
        input: {
          ...slotProps.input,
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: (
            <IconButton aria-label="Cerrar" size="small" onClick={onClose}>
              <CloseIcon fontSize="small" />
            </IconButton>
          ),
        },
      }}
    />
  )

  return (
    <>
      <Autocomplete
        open
        options={shownOptions(all, text, recent, today)}
        filterOptions={(shown) => shown}
        groupBy={({ group }) => group}
        getOptionLabel={({ label }) => label}
        getOptionKey={({ group, value }) => `${group} ${value}`}
        value={null}
        inputValue={text}
        onInputChange={(_event, typed, reason) => reason === 'input' && setText(typed)}
        onChange={(_event, option) => option && onChoose(option)}
        onClose={(_event, reason) => reason === 'escape' && onClose()}
        autoHighlight
        loading={loading}
        forcePopupIcon={false}
        {...texts}
        // Its groups are no items of a list.
        slotProps={{ listbox: { ...texts.slotProps.listbox, component: 'div' } }}
        noOptionsText={<span role="status">Nada coincide</span>}
        slots={{ popper: InPlace, paper: List }}
        renderGroup={({ key, ...group }) => <OptionGroup key={key} {...group} />}
        renderOption={({ key, ...item }, option) => <OptionRow key={key} {...item} option={option} />}
        renderInput={renderInput}
        sx={{ p: 1.5 }}
      />
      {sources.map(
        ({ failure }) =>
          failure && (
            <Alert
              key={failure.message}
              severity="warning"
              action={
                <Button color="inherit" size="small" onClick={failure.retry}>
                  Reintentar
                </Button>
              }
              sx={{ m: 1, mt: 0 }}
            >
              {failure.message}
            </Alert>
          ),
      )}
    </>
  )
}
