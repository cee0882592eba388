import { useFirstScreenShown } from '@crossdock/web/firstScreen.ts';
import { currentShop } from '@crossdock/web/shop.ts';
import { useState } from 'react';
import classes from './ShopMark.module.css';

/** The shop's icon and name. Without an icon, or if it cannot be loaded, the first character of the name is shown. */
export function ShopMark() {
  const shop = currentShop();
  const [lost, setLost] = useState(!shop.shop_ico);
  const shown = useFirstScreenShown();
  return (
    <span className={classes.mark}>
      {lost ? (
        <span className={classes.letter} aria-hidden="true">
          {[...shop.shop_name][0]}
        </span>
      ) : !shown ? (
        <span className={classes.icon} />
      ) : (
        <img className={classes.icon} src={shop.shop_ico} alt="" onError={() => setLost(true)} />
      )}
      <span className={classes.name}>{shop.shop_name}</span>
    </span>
  );
}
