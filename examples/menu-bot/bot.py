#!/usr/bin/env python3
"""Plays by the menu alone: it knows no rules, only what kinds of moves bring a game on.

    BAHNPOST_URL=https://bahnpost.example BAHNPOST_TOKEN=bp_... python3 bot.py

BAHNPOST_EVERY says after how many seconds it asks again whether a game waits for it (15). The token needs the
scopes `read` and `play`. Nothing but Python is needed.
"""
import json
import os
import random
import sys
import time
import urllib.error
import urllib.request

URL = os.environ["BAHNPOST_URL"] + "/api/v1"
TOKEN = os.environ["BAHNPOST_TOKEN"]
EVERY = float(os.environ.get("BAHNPOST_EVERY", "15"))

# What brings a game on, the most welcome first; what is not named comes after them.
LIKED = ["run", "dividend", "train", "buy", "par", "take", "lay", "token", "bid"]

# What puts a game off, or harms whoever does it: only where there is nothing else.
DISLIKED = {"offer", "withdraw", "bankrupt", "sell", "exchange", "redeem", "repay", "use-lay", "use-token"}

# Now and then something else, so that no game goes round in circles.
WHIM = 0.1


def ask(method, path, body=None, headers=None):
    """Asks the API, and again after a while where it is busy or cannot be reached.

    Returns the status, the ETag and the answer, which is None where nothing has changed.
    """
    request = urllib.request.Request(URL + path, method=method, headers=headers or {})
    request.add_header("Authorization", "Bearer " + TOKEN)
    if body is not None:
        request.add_header("Content-Type", "application/json")
        request.data = json.dumps(body).encode()
    while True:
        wait = 5.0
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return answer.status, answer.headers["ETag"], json.load(answer)
        except urllib.error.HTTPError as error:
            if error.code == 304:
                return 304, None, None
            if error.code not in (429, 503):
                return error.code, None, json.load(error)
            wait = float(error.headers.get("Retry-After", wait))
        except OSError as error:
            print(f"not reached: {error}", file=sys.stderr)
        time.sleep(wait)


def choose(menu):
    """One option of the menu: its example is always accepted."""
    options = [option for option in menu if option["type"] not in DISLIKED] or menu
    kinds = {option["type"] for option in options}
    liked = next((kind for kind in LIKED if kind in kinds), None)
    if liked and random.random() >= WHIM:
        options = [option for option in options if option["type"] == liked]
    return random.choice(options)


def play_on(game):
    """Plays in a game for as long as it waits for this bot."""
    status, tag, position = ask("GET", f"/games/{game}/position")
    if status != 200:
        return
    while not position["status"]["ended"] and position["seat"] in position["turn"]["asked"]:
        option = choose(position["menu"])
        line = option["example"]
        path = f"/games/{game}/actions?include=position"
        status, new_tag, answer = ask("POST", path, {"notation": line}, {"If-Match": tag})
        if status == 201:
            print(game, answer["number"], line, "-", option["words"], flush=True)
            tag, position = new_tag, answer["position"]
        elif status == 412:
            # Somebody was faster, or took a move back.
            status, tag, position = ask("GET", f"/games/{game}/position")
        else:
            print(game, line, "is refused:", answer["detail"], file=sys.stderr)
            return


def main():
    seen = None
    while True:
        headers = {"If-None-Match": seen} if seen else {}
        status, tag, waiting = ask("GET", "/games/next", headers=headers)
        if status >= 400:
            sys.exit(waiting["detail"])
        if status == 200:
            seen = tag
            if waiting["id"]:
                play_on(waiting["id"])
                # Another game may wait as well.
                seen = None
                continue
        time.sleep(EVERY)


if __name__ == "__main__":
    main()
