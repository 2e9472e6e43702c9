import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined'
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { useState } from 'react'
import { LoginField } from './LoginField'

/** The password field, with a button that shows the password. */
export function ClaveField() {
  const [visible, setVisible] = useState(false)
  const Icon = visible ? VisibilityOffIcon : VisibilityIcon
  return (
    <LoginField
      name="password"
      label="Clave"
      type={visible ? 'text' : 'password'}
      autoComplete="current-password"
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label={visible ? 'Ocultar clave' : 'Mostrar clave'}
            onClick={() => setVisible(!visible)}
          >
            <Icon fontSize="small" />
          </IconButton>
        </InputAdornment>
      }
    />
  )
}
