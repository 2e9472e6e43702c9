import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import CloseIcon from '@mui/icons-material/Close'
import SearchIcon from '@mui/icons-material/Search'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { autocompleteTexts, renderOption } from '../../ui/fields/autocompleteParts'
import { LoadError } from '../../ui/loading/LoadError'
import type { PaletteOption } from './option'
import { InPlace, List, OptionGroup } from './parts'
import { shownOptions } from './shownOptions'
import { useSources } from './useSources'

const LABEL = 'Buscar en todo'
const texts = autocompleteTexts(LABEL)

const PAPER = {
  position: 'absolute',
  top: { xs: 8, sm: '10vh' },
  mx: { xs: 1, sm: 4 },
  my: 0,
  width: { xs: 'calc(100% - 16px)', sm: '36rem' },
  maxWidth: { xs: 'calc(100% - 16px)', sm: 'calc(100% - 64px)' },
  maxHeight: { xs: 'calc(100dvh - 16px)', sm: '75vh' },
} as const

/**
 * 'Buscar en todo': leads to any screen, form, driver or bus by a few letters of it. A field, its list always open
 * below, and what became of the lists that it searches.
 */
export default function PaletteDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const { options, queries } = useSources()

  const choose = ({ to, state }: PaletteOption) => {
    // Closed first: the focus is back where it was when the guard of unsaved work asks.
    onClose()
    void navigate(to, { state })
  }

  const renderInput = ({ slotProps, ...params }: AutocompleteRenderInputParams) => (
    <TextField
      {...params}
      autoFocus
      placeholder="Conductor, bus, pantalla o acción"
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
    <Dialog open onClose={onClose} slotProps={{ paper: { 'aria-label': LABEL, sx: PAPER } }}>
      <Autocomplete
        open
        options={shownOptions(options, text)}
        filterOptions={(shown) => shown}
        groupBy={({ group }) => group}
        getOptionKey={({ group, value }) => `${group} ${value}`}
        value={null}
        inputValue={text}
        onInputChange={(_event, typed, reason) => reason === 'input' && setText(typed)}
        onChange={(_event, option) => option && choose(option)}
        onClose={(_event, reason) => reason === 'escape' && onClose()}
        autoHighlight
        loading={queries.some(({ isFetching }) => isFetching)}
        forcePopupIcon={false}
        {...texts}
        // Its groups are no items of a list.
        slotProps={{ listbox: { ...texts.slotProps.listbox, component: 'div' } }}
        noOptionsText={<span role="status">Nada coincide</span>}
        slots={{ popper: InPlace, paper: List }}
        renderGroup={({ key, ...group }) => <OptionGroup key={key} {...group} />}
        renderOption={renderOption}
        renderInput={renderInput}
        sx={{ p: 1.5 }}
      />
      {queries.map((query, index) => (
        <LoadError key={index} query={query} />
      ))}
    </Dialog>
  )
}
