import { useState } from 'react'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined'
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined'
import { LoginField, type LoginFieldProps } from './LoginField'

/** The password, hidden until asked for. */
export function ClaveField(props: Omit<LoginFieldProps, 'label'>) {
  const [visible, setVisible] = useState(false)
  return (
    <LoginField
      label="Clave"
      type={visible ? 'text' : 'password'}
      autoComplete="current-password"
      // A password in sight is still none of the spelling checker's business.
      inputProps={{ spellCheck: false, autoCapitalize: 'none' }}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label={visible ? 'Ocultar clave' : 'Mostrar clave'}
            onClick={() => setVisible(!visible)}
          >
            {visible ? <VisibilityOffIcon fontSize="small" /> : <VisibilityIcon fontSize="small" />}
          </IconButton>
        </InputAdornment>
      }
      {...props}
    />
  )
}
