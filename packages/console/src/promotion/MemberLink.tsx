import { Link } from '@tanstack/react-router';
import classes from './promotion.module.css';

interface Person {
  readonly id: string;
  readonly account: string;
  readonly name: string;
}

export function MemberLink({ person }: { person: Person }) {
  return (
    <span>
      <Link to="/members/$id" params={{ id: person.id }}>
        {person.name}
      </Link>{' '}
      <span className={classes.muted}>{person.account}</span>
    </span>
  );
}
