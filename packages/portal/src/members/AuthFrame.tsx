import type { ReactNode } from 'react';
import { GuestLink } from '../shell/GuestLink.tsx';
import { Header } from '../shell/Header.tsx';
import classes from './Auth.module.css';

/** The frame of everything that a visitor does before becoming a member: the shop's header and a card. */
export function AuthFrame(props: { title: string; intro?: string; login?: true; children: ReactNode }) {
  return (
    <div className={classes.frame}>
      <Header home="/login">
        <GuestLink to={props.login ? '/freightTrial' : '/login'} />
      </Header>
      <main className={classes.main} id="content">
        <div className={classes.card}>
          <h1 className={classes.title}>{props.title}</h1>
          {props.intro ? <p className={classes.intro}>{props.intro}</p> : null}
          {props.children}
        </div>
      </main>
    </div>
  );
}
