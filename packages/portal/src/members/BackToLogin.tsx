import { useNavigate } from '@tanstack/react-router';
import classes from './Auth.module.css';

/** Leads from another login method back to the login with a password. */
export function BackToLogin({ text }: { text: string }) {
  const navigate = useNavigate();
  return (
    <div className={classes.links}>
      <button
        type="button"
        className={classes.link}
        onClick={() => void navigate({ to: '/login', search: {} })}
      >
        {text}
      </button>
    </div>
  );
}
